import { Link } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import type { ComponentProps, MouseEvent } from 'react';
import { prefetchRegistration } from './load-forms.ts';
import { dialogOpened } from './model.ts';
import { isPlainPress } from './plain-press.ts';

/** Where the registration is opened by address. */
export const REGISTRATION_PATH = '/registration';

/** A link that opens the registration over the page at once; in a new tab, and without scripts, its address does. */
export function RegistrationLink({ onClick, ...rest }: Omit<ComponentProps<typeof Link>, 'to'>) {
  const open = useUnit(dialogOpened);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainPress(event)) return;
    event.preventDefault();
    open({ kind: 'registration' });
  };
  return (
    <Link
      {...rest}
      to={REGISTRATION_PATH}
      rel="nofollow"
      onClick={press}
      onPointerEnter={prefetchRegistration}
      onFocus={prefetchRegistration}
    />
  );
}
