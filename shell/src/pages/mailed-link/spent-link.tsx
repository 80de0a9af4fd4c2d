import { Link } from '@ecocircle/shared-contracts/router';
import { ButtonLink, batteryDrawing, doorDrawing, lostDrawing } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import type { SiteLink } from '../../frame/site-links.ts';
import { useExistingPages } from '../../frame/use-existing-pages.ts';
import { Message } from './message.tsx';
import type { SpentLinkState } from './show-link.ts';

/** What is drawn beside a link that works no more. */
export const SPENT_DRAWINGS = { used: doorDrawing, expired: batteryDrawing, unknown: lostDrawing } as const;

interface SpentLinkProps {
  /** What the link was mailed for. */
  readonly purpose: 'email' | 'newEmail' | 'password';
  readonly state: SpentLinkState;
  /** Where to go on, the likeliest first. */
  readonly ways: readonly SiteLink[];
}

/** Says why a mailed link works no more, and leads on. */
export function SpentLink({ purpose, state, ways }: SpentLinkProps) {
  const { t } = useTranslation();
  const existing = useExistingPages();
  return (
    <Message
      title={t(`mailedLink.${purpose}.${state}.title`)}
      text={t(`mailedLink.${purpose}.${state}.text`)}
    >
      {existing(ways).map(({ key, to }, index) => (
        <ButtonLink
          key={key}
          size={index === 0 ? 'lg' : 'md'}
          variant={index === 0 ? 'primary' : 'ghost'}
          render={<Link to={to} />}
        >
          {t(`mailedLink.${purpose}.${key}`)}
        </ButtonLink>
      ))}
    </Message>
  );
}
