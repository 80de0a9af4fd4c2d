import { useField } from '@ecocircle/app-kit/form';
import { POINT_LIMITS } from '@ecocircle/shared-contracts';
import { TextArea } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { editor } from './model.ts';
import { FieldPlace, Section } from './section.tsx';

/** How to hand things in, and what else there is to know. */
export function DetailsSection() {
  const { t } = useTranslation();
  return (
    <Section name="details">
      <FieldPlace path="collectionRules">
        <TextArea
          label={t('editor.field.collectionRules')}
          hint={t('editor.details.rulesHint')}
          required
          counted
          limit={POINT_LIMITS.collectionRules}
          {...useField(editor, 'collectionRules')}
        />
      </FieldPlace>
      <FieldPlace path="comment">
        <TextArea
          label={t('editor.field.comment')}
          hint={t('editor.details.commentHint')}
          counted
          limit={POINT_LIMITS.comment}
          {...useField(editor, 'comment')}
        />
      </FieldPlace>
    </Section>
  );
}
