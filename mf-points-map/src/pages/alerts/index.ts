import type { Page } from '@ecocircle/app-kit/remote';
import type { ShellServices } from '@ecocircle/shared-contracts';
import { AlertsPage } from './alerts-page.tsx';
import { alertsLoader } from './load-alerts.ts';

export const page: Page<{ readonly services: ShellServices }> = {
  Component: AlertsPage,
  createLoader: ({ services }) => alertsLoader(services),
};
