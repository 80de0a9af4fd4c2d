export { SpamTrap } from './spam-trap.tsx';
