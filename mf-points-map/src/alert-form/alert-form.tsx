import { FailurePlace, FormElement, OutcomePanel, useField } from '@ecocircle/app-kit/form';
import { useServices } from '@ecocircle/app-kit/remote';
import { formatDistance, useWording } from '@ecocircle/app-kit/wording';
import { ALERT_PATHS, ALERT_RADII, type AlertRadius, REGION_LINKS } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import {
  Button,
  ButtonLink,
  Link as KitLink,
  letterDrawing,
  MailIcon,
  NativeSelect,
  TextField,
  useHydrated,
} from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import styles from './alert-form.module.css';
import { MaterialsField, type MaterialsFieldProps } from './materials-field.tsx';
import { alertForm } from './model.ts';
import { PlaceField, type PlaceFieldProps } from './place-field.tsx';
import { useOpened } from './use-opened.ts';

/** Props of {@link AlertForm}. */
export interface AlertFormProps extends MaterialsFieldProps, PlaceFieldProps {
  /** Names what is wished for: another wish is another form. */
  readonly wish: string;
  /** How far the area reaches at first. */
  readonly radius: AlertRadius;
  /** The map with what is wished for. */
  readonly map: string;
}

function RadiusField({ radius }: Pick<AlertFormProps, 'radius'>) {
  const { t, locale } = useWording();
  const { valid: _, value, ...field } = useField(alertForm, 'radius');
  const items = ALERT_RADII.map((metres) => ({
    id: String(metres),
    title: t('alerts.within', { distance: formatDistance(metres, locale) }),
  }));
  return (
    <NativeSelect
      {...field}
      value={useHydrated() ? value : String(radius)}
      label={t('alerts.radius')}
      items={items}
    />
  );
}

function EmailField() {
  const { t } = useWording();
  const { valid: _, ...email } = useField(alertForm, 'email');
  return (
    <TextField
      {...email}
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={200}
      required
      label={t('alerts.email')}
      hint={t('alerts.emailHint')}
    />
  );
}

/** What becomes of the address, and where that is said at length. */
function Privacy() {
  const { t } = useWording();
  const { info } = useServices().locale;
  const [legal] = REGION_LINKS[info.region].legal;
  return (
    <p className={styles.privacy}>
      {t('alerts.privacy')} <KitLink render={<Link to={`/${legal}`} />}>{t('alerts.privacyMore')}</KitLink>
    </p>
  );
}

function useFailure(): string | null {
  const { t, counted } = useWording();
  const answer = useUnit(alertForm.$outcome)?.answers.all;
  if (answer?.kind === 'too-many') return counted('alerts.tooMany', Math.ceil(answer.wait / 60));
  return answer?.kind === 'failed' ? t('alerts.failed') : null;
}

/** The mail is on its way: what comes next. */
function Sent({ map }: Pick<AlertFormProps, 'map'>) {
  const { t } = useWording();
  const { email } = useUnit(alertForm.$values);
  return (
    <OutcomePanel
      isDone
      level="h2"
      drawing={letterDrawing}
      title={t('alerts.sent')}
      text={t('alerts.sentText', { email })}
      reference={null}
    >
      <ButtonLink variant="secondary" render={<Link to={map} />}>
        {t('alerts.map')}
      </ButtonLink>
    </OutcomePanel>
  );
}

/** Asks to be told by mail when a point opens; without scripts the browser sends it. */
export function AlertForm(props: AlertFormProps) {
  const { materials, wished, places, comeback, radius, map } = props;
  const { t } = useWording();
  const { locale } = useServices().locale;
  useOpened(props);
  const [stage, outcome] = useUnit([alertForm.$stage, alertForm.$outcome]);
  const failure = useFailure();
  const failureId = useId();
  if (outcome?.isDone) return <Sent map={map} />;
  return (
    <FormElement
      form={alertForm}
      action={ALERT_PATHS.ask}
      trap="sent"
      className={styles.form}
      aria-describedby={failure ? failureId : undefined}
    >
      <input type="hidden" name="locale" value={locale} />
      <MaterialsField materials={materials} wished={wished} />
      <PlaceField places={places} comeback={comeback} />
      <RadiusField radius={radius} />
      <EmailField />
      <FailurePlace id={failureId} text={failure} />
      <Button type="submit" size="lg" wide icon={<MailIcon size="sm" />} loading={stage === 'sending'}>
        {t('alerts.send')}
      </Button>
      <Privacy />
    </FormElement>
  );
}
