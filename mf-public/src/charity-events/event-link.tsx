import { Link } from '@ecocircle/shared-contracts/router';
import { eventPath } from './event-path.ts';
import type { EventSummary } from './event-summary.ts';

/** Leads from a list to the page of an event, whose picture, date and name come along. */
export function EventLink({
  event: { id, name },
  className,
}: {
  readonly event: Pick<EventSummary, 'id' | 'name'>;
  readonly className: string;
}) {
  return (
    <Link to={eventPath(id)} className={className} dir="auto" viewTransition>
      {name}
    </Link>
  );
}
