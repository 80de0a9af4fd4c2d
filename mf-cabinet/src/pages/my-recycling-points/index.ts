import type { CabinetPage } from '../../cabinet/index.ts';
import { myRecyclingPointsLoader } from './loader.ts';
import { MyRecyclingPointsPage } from './my-recycling-points-page.tsx';

export const page: CabinetPage = { Component: MyRecyclingPointsPage, createLoader: myRecyclingPointsLoader };
