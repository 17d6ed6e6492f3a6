import { labelOf } from '#texts/by-code/label-of.ts';
import { companyEditTexts as texts } from '#texts/company-edit.ts';
import { industryTexts } from '#texts/fields-of-work.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { CompanyFacts } from '#web/features/companies/company-facts.tsx';
import { CompanyHead } from '#web/features/companies/company-head.tsx';
import { CompanyStory } from '#web/features/companies/company-story.tsx';
import { type CompanyValues, type OwnCompany, previewOf } from '#web/pages/recruiter/company/company-values.ts';

interface CompanyPreviewProps {
  company: OwnCompany;
  values: CompanyValues;
  onClose: () => void;
}

/** The page as candidates would see it, from the typed values. */
export function CompanyPreview({ company, values, onClose }: CompanyPreviewProps) {
  const shown = previewOf(company, values);
  return (
    <Dialog title={texts.preview} onClose={onClose}>
      <CompanyHead company={shown} level={2} />
      <div className="stack stack-l pt-8">
        <CompanyStory company={shown} />
        <CompanyFacts company={shown} trades={shown.trades.map((trade) => labelOf(industryTexts, trade))} />
      </div>
    </Dialog>
  );
}
