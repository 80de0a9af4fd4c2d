export { type LeaveQuestion, useLeaveGuard } from './use-leave-guard.ts';
