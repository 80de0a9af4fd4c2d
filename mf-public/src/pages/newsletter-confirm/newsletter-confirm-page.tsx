import { letterDrawing } from '@ecocircle/ui-kit';
import { LinkPage } from '../../newsletter-link/index.ts';

/** Confirms a subscription to the newsletter. */
export function Component() {
  return <LinkPage purpose="confirm" drawing={letterDrawing} />;
}
