import { lostDrawing } from '@ecocircle/ui-kit';
import { LinkPage } from '../../newsletter-link/index.ts';

/** Leaves the newsletter. */
export function Component() {
  return <LinkPage purpose="leave" drawing={lostDrawing} />;
}
