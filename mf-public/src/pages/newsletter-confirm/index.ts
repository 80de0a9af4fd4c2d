import { letterDrawing } from '@ecocircle/ui-kit';
import { linkPage } from '../../newsletter-link/index.ts';

export const page = linkPage('confirm', letterDrawing);
