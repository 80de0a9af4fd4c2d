import { useField } from '@ecocircle/app-kit/form';
import { useWording } from '@ecocircle/app-kit/wording';
import { LOCALE_INFO, REPORT_OUTCOMES, REPORT_TEXT_LIMIT } from '@ecocircle/shared-contracts';
import { NativeSelect, TextArea } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { DeskForm } from '../../forms/index.ts';
import { Section } from '../../frame/section.tsx';
import { type Report, settleForm } from './model.ts';

function OutcomeField() {
  const { t } = useWording();
  const { valid: _, ...outcome } = useField(settleForm, 'outcome');
  const items = [
    { id: '', title: t('reports.chooseOutcome') },
    ...REPORT_OUTCOMES.map((id) => ({ id, title: t(`reports.outcomes.${id}`) })),
  ];
  return <NativeSelect {...outcome} label={t('reports.outcome')} items={items} required />;
}

function AnswerField({ locale, wantsMail }: Pick<Report, 'locale' | 'wantsMail'>) {
  const { t } = useWording();
  const { valid: _, ...answer } = useField(settleForm, 'answer');
  const language = LOCALE_INFO[locale].name;
  return (
    <TextArea
      {...answer}
      label={t('reports.answer')}
      hint={t(wantsMail ? 'reports.answerHintMailed' : 'reports.answerHint', { language })}
      maxLength={REPORT_TEXT_LIMIT}
      counted
    />
  );
}

/** How an open report ends. */
export function SettleForm({ report }: { readonly report: Report }) {
  const { t } = useWording();
  const { id } = report;
  const [open, leave] = useUnit([settleForm.opened, settleForm.left]);
  useEffect(() => {
    open(id);
    return () => leave();
  }, [open, leave, id]);
  return (
    <Section title={t('reports.settle')}>
      <DeskForm
        form={settleForm}
        saved={settleForm.initial}
        submit={t('reports.settleNow')}
        refusals={{
          'already-settled': t('reports.alreadySettled'),
          'point-is-public': t('reports.pointIsPublic'),
        }}
      >
        <OutcomeField />
        <AnswerField {...report} />
      </DeskForm>
    </Section>
  );
}
