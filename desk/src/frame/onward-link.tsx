import { Link } from '@ecocircle/shared-contracts/router';
import type { ComponentPropsWithRef } from 'react';
import { useTrail } from './trail.ts';

type RouterLinkProps = Omit<ComponentPropsWithRef<typeof Link>, 'state'>;

/** A link that leads on from the page: the way back of the next one leads here. */
export function OnwardLink(props: RouterLinkProps) {
  return <Link {...props} state={useTrail().onward} />;
}

/** A link to what stands beside the page in the same list: the way back stays what it is. */
export function BesideLink(props: RouterLinkProps) {
  return <Link {...props} state={useTrail().beside} />;
}
