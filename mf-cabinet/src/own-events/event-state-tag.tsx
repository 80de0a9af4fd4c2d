import { useServices } from '@ecocircle/app-kit/remote';
import { type OwnEvent, ownEventState } from '@ecocircle/shared-contracts';
import { AlertCircleIcon, CalendarIcon, CheckIcon, EditIcon, Tag } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';

const LOOKS = {
  draft: { tone: 'accent', Icon: EditIcon },
  upcoming: { tone: 'brand', Icon: CalendarIcon },
  past: { tone: 'neutral', Icon: CheckIcon },
  cancelled: { tone: 'neutral', Icon: AlertCircleIcon },
} as const;

/** Where an own event stands, in a word. */
export function EventStateTag({
  event,
  className,
}: {
  readonly event: OwnEvent;
  readonly className?: string | undefined;
}) {
  const { t } = useTranslation();
  const state = ownEventState(event, useServices().locale.now);
  const { tone, Icon } = LOOKS[state];
  return (
    <Tag tone={tone} icon={<Icon size="xsm" />} className={className}>
      {t(`eventState.${state}`)}
    </Tag>
  );
}
