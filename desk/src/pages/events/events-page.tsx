import { formatMoment, useWording } from '@ecocircle/app-kit/wording';
import type { OwnEvent } from '@ecocircle/shared-contracts';
import { Tag } from '@ecocircle/ui-kit';
import { EntryCard, ListPage } from '../../lists/index.ts';
import { events } from './model.ts';

const CHOICES = { list: ['published', 'cancelled', 'deleted'] } as const;

function Row({ event: { id, draft, city, startsAt, timeZone } }: { readonly event: OwnEvent }) {
  const { t, locale } = useWording();
  return (
    <EntryCard
      title={draft.name}
      to={`/events/${id}`}
      text={[draft.address, city].filter(Boolean).join(', ')}
      notes={[startsAt && formatMoment(startsAt, locale, timeZone), draft.organizer.name]}
      tags={draft.kind !== '' && <Tag>{t(`events.kinds.${draft.kind}`)}</Tag>}
    />
  );
}

/** Charity events that are public or were. */
export function EventsPage() {
  const { t } = useWording();
  return (
    <ListPage
      title={t('sections.events')}
      lead={t('events.lead')}
      request={events}
      choices={CHOICES}
      choiceLabel={() => t('events.which')}
      choiceTitle={(_, list) => t(`events.lists.${list}`)}
      search={t('events.search')}
      empty={t('events.empty')}
      keyOf={({ id }) => id}
    >
      {(one) => <Row event={one} />}
    </ListPage>
  );
}
