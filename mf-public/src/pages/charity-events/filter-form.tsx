import { DateField } from '@ecocircle/app-kit/date-field';
import { useServices } from '@ecocircle/app-kit/remote';
import { dayRangeProblems, EVENT_KINDS, type FieldProblem, problemText } from '@ecocircle/shared-contracts';
import { useHref, useNavigate } from '@ecocircle/shared-contracts/router';
import {
  Button,
  CalendarIcon,
  ChipChoice,
  classNames,
  NativeSelect,
  SearchIcon,
  TextField,
} from '@ecocircle/ui-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  eventsHref,
  type FilterChoice,
  hasOtherCountries,
  readEventFilter,
} from '../../event-filter/index.ts';
import styles from './filter-form.module.css';
import type { EventsPageData } from './load-events.ts';
import type { useFilterDraft } from './use-filter-draft.ts';

const DAYS = ['from', 'to'] as const;

/** Props of {@link FilterForm}. */
export interface FilterFormProps {
  readonly data: EventsPageData;
  readonly draft: ReturnType<typeof useFilterDraft>;
  /** In the sheet, one field below the other: the id by which the sheet's button knows the form. */
  readonly sheet?: string;
}

interface FieldsProps {
  readonly draft: FilterChoice;
  readonly change: (changed: Partial<FilterChoice>) => void;
}

function Choices({ draft, change, cities }: FieldsProps & Pick<EventsPageData, 'cities'>) {
  const { t } = useTranslation();
  const kinds = EVENT_KINDS.map((kind) => ({ id: kind, title: t(`kind.${kind}`) }));
  return (
    <>
      <NativeSelect
        name="city"
        label={t('events.city')}
        items={[{ id: '', title: t('events.anyCity') }, ...cities.map((city) => ({ id: city, title: city }))]}
        value={draft.city}
        onValueChange={(city) => change({ city })}
      />
      <NativeSelect
        name="kind"
        label={t('events.kind')}
        items={[{ id: '', title: t('events.anyKind') }, ...kinds]}
        value={draft.kind}
        onValueChange={(kind) => change({ kind: kind as FilterChoice['kind'] })}
      />
    </>
  );
}

function Days({ draft, change, refused }: FieldsProps & { readonly refused: boolean }) {
  const { t, i18n } = useTranslation();
  const problems = dayRangeProblems(draft);
  const textOf = (problem?: FieldProblem) => problem && problemText(i18n, problem);
  return DAYS.map((field) => (
    <DateField
      key={field}
      name={field}
      label={t(`events.${field}`)}
      max="9999-12-31"
      value={draft[field]}
      onValueChange={(day) => change({ [field]: day })}
      error={textOf(problems[field])}
      errorShown={refused}
    />
  ));
}

function OtherCountries({ draft, change }: FieldsProps) {
  const { t } = useTranslation();
  const { locale } = useServices();
  if (!hasOtherCountries(locale)) return null;
  const toggle = (checked: boolean): void => change({ countries: checked ? 'all' : '' });
  return (
    <ChipChoice
      className={styles.countries}
      name="countries"
      value="all"
      checked={draft.countries === 'all'}
      onChange={({ target }) => toggle(target.checked)}
    >
      {t('events.otherCountries')}
    </ChipChoice>
  );
}

/** This weekend: in the sheet a choice like the others; the row has it beside it, and keeps it. */
function Weekend({ draft, change, isShown }: FieldsProps & { readonly isShown: boolean }) {
  const { t } = useTranslation();
  const isOn = draft.days === 'weekend';
  if (!isShown) return isOn && <input type="hidden" name="days" value="weekend" />;
  return (
    <ChipChoice
      className={styles.weekend}
      name="days"
      value="weekend"
      icon={<CalendarIcon size="sm" />}
      checked={isOn}
      onChange={() => change({ days: isOn ? '' : 'weekend' })}
    >
      {t('events.weekend')}
    </ChipChoice>
  );
}

/** Narrows the list. A plain form without JavaScript; with it, a navigation within the page. */
export function FilterForm({ data, draft: { draft, change, send }, sheet }: FilterFormProps) {
  const { filter, cities } = data;
  const { t } = useTranslation();
  const action = useHref('/charity-events');
  const navigate = useNavigate();
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const isWrong = Object.keys(dayRangeProblems(draft)).length > 0;
    setRefused(isWrong);
    if (isWrong) {
      event.currentTarget.querySelector<HTMLInputElement>('[name="from"]')?.focus();
      return;
    }
    const target = eventsHref(readEventFilter(new URLSearchParams({ ...draft, when: filter.when })));
    send(target);
    // The list comes in the place of its sheet, whose address is left so.
    void navigate(target, { preventScrollReset: true, replace: sheet !== undefined });
  };
  return (
    <form
      id={sheet}
      className={classNames(styles.form, sheet === undefined && styles.row)}
      action={action}
      onSubmit={submit}
    >
      {filter.when === 'past' && <input type="hidden" name="when" value="past" />}
      <TextField
        type="search"
        name="q"
        label={t('events.search')}
        placeholder={t('events.searchHint')}
        icon={<SearchIcon size="sm" />}
        maxLength={100}
        value={draft.q}
        onValueChange={(q) => change({ q })}
      />
      <Choices draft={draft} change={change} cities={cities} />
      <Weekend draft={draft} change={change} isShown={sheet !== undefined} />
      <Days draft={draft} change={change} refused={refused || Object.keys(data.problems).length > 0} />
      {sheet === undefined && (
        <Button type="submit" className={styles.submit}>
          {t('events.show')}
        </Button>
      )}
      <OtherCountries draft={draft} change={change} />
    </form>
  );
}
