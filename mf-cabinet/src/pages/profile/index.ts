import type { CabinetPage } from '../../cabinet/index.ts';
import { profileLoader } from './loader.ts';
import { ProfilePage } from './profile-page.tsx';

export const page: CabinetPage = { Component: ProfilePage, createLoader: profileLoader };
