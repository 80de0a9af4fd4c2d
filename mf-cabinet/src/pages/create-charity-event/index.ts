import type { CabinetPage } from '../../cabinet/index.ts';
import { CreateCharityEventPage } from './create-charity-event-page.tsx';

export const page: CabinetPage = { Component: CreateCharityEventPage };
