import {
  type FormField,
  type FormKind,
  PORTAL_FORMS,
  REGISTRATION_FIELDS,
} from '@ecocircle/shared-contracts';
import { textsOf } from '../translations/translated-apps.ts';

function textsOfField(kind: FormKind, field: FormField): string[] {
  if (field.control === 'choice')
    return [`dialogs.${kind}.type`, ...field.choices.map((choice) => `dialogs.${kind}.types.${choice}`)];
  const label = `dialogs.fields.${field.name}`;
  return field.control === 'area' ? [label, `dialogs.${kind}.${field.name}`] : [label];
}

/** The inquiry has a title for each audience. */
const titlesOf = (kind: FormKind): string[] =>
  kind === 'inquire'
    ? PORTAL_FORMS.inquire.fields[0].choices.flatMap((type) => [
        `dialogs.inquire.titles.${type}`,
        `head.modal-inquire.${type}.title`,
        `head.modal-inquire.${type}.description`,
      ])
    : [`dialogs.${kind}.title`, `head.modal-${kind}.title`, `head.modal-${kind}.description`];

const textsOfForm = (kind: FormKind): string[] => [
  ...titlesOf(kind),
  `dialogs.${kind}.lead`,
  `dialogs.${kind}.submit`,
  ...PORTAL_FORMS[kind].fields.flatMap((field) => textsOfField(kind, field)),
];

const registrationTexts = (): string[] =>
  Object.values(REGISTRATION_FIELDS)
    .flat()
    .map(({ name }) => `registration.fields.${name}`);

/** The texts of forms that the shell lacks; each problem begins with the file. */
export function formTextProblems(): string[] {
  const texts = textsOf('shell', 'en-US');
  const needed = [...(Object.keys(PORTAL_FORMS) as FormKind[]).flatMap(textsOfForm), ...registrationTexts()];
  return [...new Set(needed)]
    .filter((key) => !texts.has(key))
    .map((key) => `shell/src/locales/en-US.json: ${key} is missing`);
}
