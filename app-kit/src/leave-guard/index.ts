export { useLeaveBlocker } from './use-leave-blocker.ts';
export { type LeaveQuestion, useLeaveGuard } from './use-leave-guard.ts';
