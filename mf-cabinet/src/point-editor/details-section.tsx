import { useField } from '@ecocircle/app-kit/form';
import { POINT_LIMITS } from '@ecocircle/shared-contracts';
import { TextArea } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { editor } from './model.ts';
import { FieldPlace, Section } from './section.tsx';

interface LongTextProps {
  readonly path: 'collectionRules' | 'comment';
  readonly hint: string;
  readonly required?: boolean;
}

function LongText({ path, ...field }: LongTextProps) {
  const { t } = useTranslation();
  return (
    <FieldPlace path={path}>
      <TextArea
        label={t(`editor.field.${path}`)}
        counted
        limit={POINT_LIMITS[path]}
        {...field}
        {...useField(editor, path)}
      />
    </FieldPlace>
  );
}

/** How to hand things in, and what else there is to know. */
export function DetailsSection() {
  const { t } = useTranslation();
  return (
    <Section name="details">
      <LongText path="collectionRules" hint={t('editor.details.rulesHint')} required />
      <LongText path="comment" hint={t('editor.details.commentHint')} />
    </Section>
  );
}
