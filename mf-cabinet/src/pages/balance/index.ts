export { BalancePage } from './balance-page.tsx';
export { balanceLoader } from './loader.ts';
