import { Link, useLocation } from '@ecocircle/shared-contracts/router';
import { isPlainPress } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import type { ComponentProps, MouseEvent } from 'react';
import { withModal } from './dialog-address.ts';
import { DIALOGS, type ModalKind } from './dialog-kinds.ts';
import { prefetchForms } from './load-forms.ts';
import { dialogOpened } from './model.ts';

/** Where the registration is opened by address. */
export const REGISTRATION_PATH = '/registration';

/**
 * A link that opens a dialog over the page at once; in a new tab, and without scripts, its address does. The dialog's
 * code is loaded on intent.
 */
export function DialogLink({
  kind,
  onClick,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to'> & { readonly kind: ModalKind }) {
  const { search } = useLocation();
  const open = useUnit(dialogOpened);
  const prefetch = () => prefetchForms(DIALOGS[kind].chunk);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainPress(event)) return;
    event.preventDefault();
    open({ kind });
  };
  return (
    <Link
      {...rest}
      to={kind === 'registration' ? REGISTRATION_PATH : { search: withModal(search, kind) }}
      rel="nofollow"
      onClick={press}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    />
  );
}
