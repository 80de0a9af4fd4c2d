import { useWording } from '@ecocircle/app-kit/wording';
import { useNavigate } from '@ecocircle/shared-contracts/router';
import { Card } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { PageHead } from '../../frame/page-head.tsx';
import { ThingForm } from './thing-form.tsx';
import { thingForm } from './thing-form-model.ts';

const LIST = '/dictionaries/things';

/** A new thing; its page comes once it is there. */
export function NewThingPage() {
  const { t } = useWording();
  const navigate = useNavigate();
  const outcome = useUnit(thingForm.$outcome);
  const made = outcome?.isDone ? outcome.reference : null;
  useEffect(() => {
    if (made !== null) navigate(`${LIST}/${made}`, { replace: true });
  }, [made, navigate]);
  return (
    <>
      <PageHead title={t('things.new')} lead={t('things.newLead')} back={LIST} />
      <Card padding="lg">
        <ThingForm shown={null} />
      </Card>
    </>
  );
}
