import { lostDrawing } from '@ecocircle/ui-kit';
import { linkPage } from '../../newsletter-link/index.ts';

export const page = linkPage('leave', lostDrawing);
