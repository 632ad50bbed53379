@implementation Legacy @end
