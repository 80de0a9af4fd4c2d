import type { CabinetPage } from '../../cabinet/index.ts';
import { BalancePage } from './balance-page.tsx';
import { balanceLoader } from './loader.ts';

export const page: CabinetPage = { Component: BalancePage, createLoader: balanceLoader };
