import { type Page, useServices } from '@ecocircle/app-kit/remote';
import { Link } from '@ecocircle/shared-contracts/router';
import { Button, ButtonLink, type DrawingSource, MailIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { MailedLinkPage } from '../mailed-link/index.ts';
import { createLoader, type LinkPurpose, type LinkResult } from './link-result.ts';
import { useLink } from './use-link.ts';

interface LinkQuestionProps {
  readonly purpose: LinkPurpose;
  readonly drawing: DrawingSource;
}

type LinkState = ReturnType<typeof useLink>;

/** The one button. Without scripts the browser posts the form, and the API leads back here with the result. */
function LinkForm({ purpose, link }: { readonly purpose: LinkPurpose; readonly link: LinkState }) {
  const { t } = useTranslation();
  const { locale } = useServices().locale;
  const { token, isPending, follow } = link;
  return (
    <form method="post" action={`/api/subscribe/${purpose}`} onSubmit={follow}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" size="lg" loading={isPending} icon={<MailIcon size="sm" />}>
        {t(`newsletterLink.${purpose}.action`)}
      </Button>
    </form>
  );
}

function WayOn({ result }: { readonly result: LinkResult }) {
  const { t } = useTranslation();
  const isOver = result === 'done' || result === 'already';
  return (
    <ButtonLink size="lg" render={<Link to={isOver ? '/charity-events' : '/'} />}>
      {t(isOver ? 'newsletterLink.events' : 'newsletterLink.home')}
    </ButtonLink>
  );
}

function LinkQuestion({ purpose, drawing }: LinkQuestionProps) {
  const { t } = useTranslation();
  const link = useLink(purpose);
  const { result, hasAnswered } = link;
  const state = result ?? 'ask';
  return (
    <MailedLinkPage
      drawing={drawing}
      title={t(`newsletterLink.${purpose}.${state}.title`)}
      text={t(`newsletterLink.${purpose}.${state}.text`)}
      hasAnswered={hasAnswered}
    >
      {result === null || result === 'error' ? (
        <LinkForm purpose={purpose} link={link} />
      ) : (
        <WayOn result={result} />
      )}
    </MailedLinkPage>
  );
}

/** The page behind a link of a newsletter mail: a question with one button, then how it went. */
export const linkPage = (purpose: LinkPurpose, drawing: DrawingSource): Page => ({
  Component: () => <LinkQuestion purpose={purpose} drawing={drawing} />,
  createLoader,
});
