import { useServices } from '@ecocircle/app-kit/remote';
import { Link, useLoaderData } from '@ecocircle/shared-contracts/router';
import { Button, ButtonLink, handsBagDrawing, letterDrawing } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { MailedLinkPage, usePress } from '../../mailed-link/index.ts';
import { STILL_RIGHT_ACTION, type StillRightData, sayStillRight } from './still-right-link.ts';

/** To the point itself, which opens beside the question: whoever says that it is right looks at it first. */
function PointLink({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  return (
    <ButtonLink size="lg" variant="secondary" render={<Link to={`/recycling-points/${id}`} />}>
      {t('stillRight.point')}
    </ButtonLink>
  );
}

interface QuestionProps extends Pick<StillRightData, 'id' | 'token'> {
  readonly press: Pick<ReturnType<typeof usePress>, 'isPending' | 'follow'>;
}

/** The one button. Without scripts the browser posts the form, and the API leads back here with the result. */
function Question({ id, token, press: { isPending, follow } }: QuestionProps) {
  const { t } = useTranslation();
  const { locale } = useServices().locale;
  return (
    <form method="post" action={STILL_RIGHT_ACTION} onSubmit={follow}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" size="lg" loading={isPending}>
        {t('stillRight.action')}
      </Button>
    </form>
  );
}

/** Asks a member of an organisation whether a point is still right. */
export function Component() {
  const { t } = useTranslation();
  const { api } = useServices();
  const { id, token, result: told } = useLoaderData() as StillRightData;
  const press = usePress(told, () => sayStillRight(api, { id, token }));
  const state = press.result ?? 'ask';
  const isOpen = state === 'ask' || state === 'error';
  return (
    <MailedLinkPage
      drawing={state === 'done' ? handsBagDrawing : letterDrawing}
      title={t(`stillRight.${state}.title`)}
      text={t(`stillRight.${state}.text`)}
      hasAnswered={press.hasAnswered}
    >
      {isOpen && <Question id={id} token={token} press={press} />}
      <PointLink id={id} />
    </MailedLinkPage>
  );
}
