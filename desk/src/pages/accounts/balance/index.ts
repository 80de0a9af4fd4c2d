export { Balance } from './balance.tsx';
