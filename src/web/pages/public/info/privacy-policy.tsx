import { RETENTION_KINDS, type RetentionMonths } from '#contract/retention.ts';
import { privacyTexts as texts } from '#texts/privacy.ts';
import { Facts } from '#web/components/card.tsx';
import { portalContext } from '#web/lib/portal-context.ts';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { LegalPage } from '#web/pages/public/info/legal-page.tsx';
import type { Route } from './+types/privacy-policy';

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...infoLoader({ context }),
  retention: context.get(portalContext).retention,
});
export const meta = infoMeta('/privacy-policy', texts);

export default function PrivacyPolicy({ loaderData: { retention } }: Route.ComponentProps) {
  return (
    <LegalPage words={texts}>
      <Retention months={retention} />
    </LegalPage>
  );
}

/** The same periods that the deletion jobs use. */
function Retention({ months }: { months: RetentionMonths }) {
  return (
    <section id="retention" className="stack gap-3 scroll-mt-22">
      <h2 className="h3">{texts.retention.title}</h2>
      <p className="soft">{texts.retention.lead}</p>
      <Facts
        look="line"
        facts={RETENTION_KINDS.map((kind) => ({
          label: texts.retention.kinds[kind],
          value: texts.retention.months({ count: months[kind] }),
        }))}
      />
      <p className="soft">{texts.retention.idle}</p>
    </section>
  );
}
