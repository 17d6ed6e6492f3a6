import type { Executor } from '#server/database/client.ts';
import { DEMO_COMPANY_PAGES } from './company-pages.ts';
import { verifyDemoCompany } from './demo.store.ts';
import type { DemoClock } from './demo-clock.ts';
import type { DemoDoor } from './demo-door.ts';
import { drawCover, drawScene } from './draw-company-pictures.ts';
import type { FilledCompany } from './fill-people.ts';

/** Gives some companies a page and verifies them directly, since the demo data has no administrator. */
export async function fillCompanyPages(
  executor: Executor,
  door: DemoDoor,
  clock: DemoClock,
  companies: readonly FilledCompany[],
): Promise<void> {
  for (const [index, { slug, page, pictures }] of DEMO_COMPANY_PAGES.entries()) {
    const filled = companies.find(({ company }) => company.slug === slug);
    if (!filled) continue;
    const { company, caller } = filled;
    const when = clock.at(-50 - index, 15);
    await door(when, 'updateOwnCompany', { body: page }, caller);
    const cover = { originalName: 'cover.png', bytes: await drawCover(company.logo) };
    await door(when, 'setCompanyCover', { body: {}, files: { cover } }, caller);
    for (const { scene, caption } of pictures) {
      const picture = { originalName: `${scene}.png`, bytes: await drawScene(scene, company.logo) };
      await door(when, 'addCompanyPicture', { body: { caption }, files: { picture } }, caller);
    }
    await verifyDemoCompany(executor, caller.accountId, when);
  }
}
