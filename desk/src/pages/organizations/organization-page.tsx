import { useParams } from '@ecocircle/shared-contracts/router';
import { PageHead } from '../../frame/page-head.tsx';
import { Sections } from '../../frame/section.tsx';
import { Entry } from '../../lists/index.ts';
import { organization } from './model.ts';
import { OrganizationHistory } from './organization-history.tsx';
import { Members, OrganizationFacts, PointCounts } from './organization-sections.tsx';

/** An organisation as it shows itself, who works for it, its points, and what its members changed. */
export function OrganizationPage() {
  const { id = '' } = useParams();
  return (
    <Entry request={organization} id={id}>
      {({ organization: shown, members, points }) => (
        <>
          <PageHead title={shown.fullName} back="/organizations" />
          <Sections>
            <OrganizationFacts organization={shown} />
            <Members members={members} />
            <PointCounts organization={shown.fullName} points={points} />
            <OrganizationHistory id={id} />
          </Sections>
        </>
      )}
    </Entry>
  );
}
