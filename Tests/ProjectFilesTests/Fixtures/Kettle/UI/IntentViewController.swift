import IntentsUI
