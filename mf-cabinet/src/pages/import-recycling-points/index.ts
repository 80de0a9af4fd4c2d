import type { CabinetPage } from '../../cabinet/index.ts';
import { ImportRecyclingPointsPage } from './import-recycling-points-page.tsx';

export const page: CabinetPage = { Component: ImportRecyclingPointsPage };
