import { lostDrawing } from '@ecocircle/ui-kit';
import { alertLinkPage } from '../../alert-link/index.ts';

export const page = alertLinkPage('leave', lostDrawing);
