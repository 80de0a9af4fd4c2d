import type { CabinetPage } from '../../cabinet/index.ts';
import { OrganizationPage } from './organization-page.tsx';

export const page: CabinetPage = { Component: OrganizationPage };
