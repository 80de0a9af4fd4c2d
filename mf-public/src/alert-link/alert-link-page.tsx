import { type Page, useServices } from '@ecocircle/app-kit/remote';
import { useWording } from '@ecocircle/app-kit/wording';
import { ALERT_PATHS } from '@ecocircle/shared-contracts';
import { Link, useLoaderData } from '@ecocircle/shared-contracts/router';
import { Button, ButtonLink, type DrawingSource, MailIcon } from '@ecocircle/ui-kit';
import { MailedLinkPage, usePress } from '../mailed-link/index.ts';
import {
  type AlertLinkData,
  type AlertPurpose,
  type AlertResult,
  alertLinkLoader,
  mapOfWatched,
} from './alert-link-data.ts';
import { followAlert } from './follow-alert.ts';
import { Watched } from './watched.tsx';

interface LinkFormProps {
  readonly purpose: AlertPurpose;
  readonly token: string;
  /** How many alerts the address has beside this one. */
  readonly others: number;
  readonly press: Pick<ReturnType<typeof usePress>, 'isPending' | 'follow'>;
}

/** The button, and one for all alerts where there are others. Without scripts the browser posts the form. */
function LinkForm({ purpose, token, others, press: { isPending, follow } }: LinkFormProps) {
  const { t, counted } = useWording();
  const { locale } = useServices().locale;
  return (
    <form method="post" action={ALERT_PATHS[purpose]} onSubmit={follow}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" size="lg" loading={isPending} icon={<MailIcon size="sm" />}>
        {t(`alertLink.${purpose}.action`)}
      </Button>
      {purpose === 'leave' && others > 0 && (
        <Button type="submit" name="all" value="yes" variant="ghost" size="lg" disabled={isPending}>
          {counted('alertLink.leave.all', others + 1)}
        </Button>
      )}
    </form>
  );
}

interface WayOnProps {
  readonly purpose: AlertPurpose;
  readonly result: AlertResult;
  readonly watched: AlertLinkData['watched'];
}

/** To the points that there are already, or to another alert. */
function WayOn({ purpose, result, watched }: WayOnProps) {
  const { t } = useWording();
  const isWatching = purpose === 'confirm' && (result === 'done' || result === 'already');
  const map = watched ? mapOfWatched(watched) : '/recycling-points';
  return (
    <>
      <ButtonLink size="lg" render={<Link to={map} />}>
        {t('alertLink.map')}
      </ButtonLink>
      {!isWatching && (
        <ButtonLink size="lg" variant="secondary" render={<Link to="/alerts" />}>
          {t('alertLink.again')}
        </ButtonLink>
      )}
    </>
  );
}

interface LinkQuestionProps {
  readonly purpose: AlertPurpose;
  readonly drawing: DrawingSource;
}

const wantsAll = (submitter: HTMLElement | null): boolean =>
  submitter instanceof HTMLButtonElement && submitter.name === 'all';

function LinkQuestion({ purpose, drawing }: LinkQuestionProps) {
  const { t } = useWording();
  const { api } = useServices();
  const { token, result: told, watched, others } = useLoaderData() as AlertLinkData;
  const press = usePress(told, (submitter) => followAlert(api, { purpose, token, all: wantsAll(submitter) }));
  const { result, hasAnswered } = press;
  const state = result ?? 'ask';
  const isOpen = result === null || result === 'error';
  const isWatching = isOpen || purpose === 'confirm';
  return (
    <MailedLinkPage
      drawing={drawing}
      title={t(`alertLink.${purpose}.${state}.title`)}
      text={t(`alertLink.${purpose}.${state}.text`)}
      facts={watched && isWatching && <Watched {...watched} />}
      hasAnswered={hasAnswered}
    >
      {isOpen ? (
        <LinkForm purpose={purpose} token={token} others={others} press={press} />
      ) : (
        <WayOn purpose={purpose} result={result} watched={watched} />
      )}
    </MailedLinkPage>
  );
}

/** The page behind a link of an alert's mails: what is watched and one button, then how it went. */
export const alertLinkPage = (purpose: AlertPurpose, drawing: DrawingSource): Page => ({
  Component: () => <LinkQuestion purpose={purpose} drawing={drawing} />,
  createLoader: (services) => alertLinkLoader(services, purpose),
});
