import { Link } from '@ecocircle/shared-contracts/router';
import { ButtonLink } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useExistingPages } from '../../frame/use-existing-pages.ts';
import { Message } from '../mailed-link/message.tsx';

const WAYS_ON = {
  used: [{ key: 'logIn', to: '/profile/login' }],
  expired: [
    { key: 'signUp', to: '/registration' },
    { key: 'logIn', to: '/profile/login' },
  ],
  unknown: [
    { key: 'logIn', to: '/profile/login' },
    { key: 'home', to: '/' },
  ],
} as const;

export function SpentLink({ state }: { readonly state: keyof typeof WAYS_ON }) {
  const { t } = useTranslation();
  const ways = useExistingPages()<{ readonly key: string; readonly to: string }>(WAYS_ON[state]);
  return (
    <Message title={t(`mailedLink.email.${state}.title`)} text={t(`mailedLink.email.${state}.text`)}>
      {ways.map(({ key, to }, index) => (
        <ButtonLink
          key={key}
          size={index === 0 ? 'lg' : 'md'}
          variant={index === 0 ? 'primary' : 'ghost'}
          render={<Link to={to} />}
        >
          {t(`mailedLink.email.${key}`)}
        </ButtonLink>
      ))}
    </Message>
  );
}
