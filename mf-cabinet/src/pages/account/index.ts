import type { CabinetPage } from '../../cabinet/index.ts';
import { AccountPage } from './account-page.tsx';

export const page: CabinetPage = { Component: AccountPage };
