import { type NewsletterFormParts, newsletterForm } from '@ecocircle/shared-contracts';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionDrafts } from '../../platform/drafts/session-drafts.ts';
import { localeService } from '../../platform/locale/locale-service.ts';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { $request } from '../../platform/session/model.ts';
import { subscribe } from './subscribe.ts';

/** The parts of a newsletter form in the shell's own pages; `key` names its place. */
export function useNewsletterForm(key: string): NewsletterFormParts {
  const page = usePortal();
  const { i18n } = useTranslation();
  const request = useUnit($request);
  return useMemo(
    () =>
      newsletterForm(
        {
          locale: localeService(page, i18n),
          drafts: sessionDrafts,
          subscribe: (email) => subscribe(request, email, page.locale),
        },
        key,
      ),
    [page, i18n, request, key],
  );
}
