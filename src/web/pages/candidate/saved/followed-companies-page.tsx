import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { labelOf } from '#texts/by-code/label-of.ts';
import { followTexts } from '#texts/companies.ts';
import { industryTexts } from '#texts/fields-of-work.ts';
import { followedCompaniesTexts as texts } from '#texts/followed.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Section } from '#web/components/section.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { NOTIFICATIONS } from '#web/features/accounts/account-queries.ts';
import { TurnedOff } from '#web/features/accounts/turned-off.tsx';
import { CompanyRow } from '#web/features/companies/company-row.tsx';
import { followed, followsSilently } from '#web/features/companies/followed.ts';
import { call } from '#web/lib/api-client.ts';
import { countText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, patchReads, useBody } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { loadPage, type Page, pageOf, pageSearch, usePage } from '#web/pages/candidate/paging.ts';
import { type PatchRows, takeOut } from '#web/pages/candidate/rows.ts';
import { FOLLOWED, type FollowedCompany } from '#web/pages/candidate/saved/saved-queries.ts';
import type { Route } from './+types/followed-companies-page';

const patchFollowed: PatchRows<FollowedCompany> = (change) =>
  patchReads('listFollowed', (list) => {
    const body = change(list.body);
    return { body, total: list.total + body.length - list.body.length };
  });

/** Unfollows optimistically, offers to follow again for a few seconds, and reverts when refused. */
function useUnfollow(): (company: FollowedCompany) => void {
  const toast = useToast();
  const refused = ({ name }: FollowedCompany, { message }: Error) =>
    toast.error(followTexts.refused({ company: name, message }));
  const { mutate: bringBack } = useMutation({
    mutationFn: ({ slug }: FollowedCompany) => call('followCompany', { params: { slug } }),
    // The most recently followed company comes first.
    onMutate: (company) => patchFollowed((rows) => [company, ...rows.filter(({ _id }) => _id !== company._id)]),
    onError: (failure, company) => {
      takeOut(company, patchFollowed);
      refused(company, failure);
    },
    onSuccess: (_, { _id }) => followed.learn(_id, true),
  });
  const { mutate: unfollow } = useMutation({
    mutationFn: ({ slug }: FollowedCompany) => call('unfollowCompany', { params: { slug } }),
    onMutate: (company) => takeOut(company, patchFollowed),
    onError: (failure, company, putBack) => {
      putBack?.();
      refused(company, failure);
    },
    onSuccess: (_, company) => {
      followed.learn(company._id, false);
      toast.done(followTexts.unfollowed({ company: company.name }), {
        label: texts.undo,
        onAction: () => bringBack(company),
      });
    },
  });
  return unfollow;
}

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<void> {
  requireSession(request, 'candidate');
  await Promise.all([
    settle(loadPage(FOLLOWED, pageOf(new URL(request.url).searchParams))),
    settle(load(NOTIFICATIONS)),
  ]);
}

/** /followed-companies: the candidate is notified of their new jobs. */
export default function FollowedCompaniesPage() {
  const listed = usePage(FOLLOWED, pageOf(new URLSearchParams(useLocation().search)));
  const chosen = useBody(NOTIFICATIONS);
  // If the settings are unknown, no notice is shown.
  if (listed.ok) return <Followed page={listed.data} silent={chosen.ok && followsSilently(chosen.data)} />;
  return (
    <Section title={texts.title} id="followed-companies">
      <LoadFailed title={texts.failed} message={listed.message} />
    </Section>
  );
}

interface FollowedProps {
  page: Page<FollowedCompany[]>;
  /** Nothing tells the candidate of the new jobs. */
  silent: boolean;
}

function Followed({ page: { body: companies, total, page, pages }, silent }: FollowedProps) {
  const { search } = useLocation();
  const unfollow = useUnfollow();
  return (
    <Section
      title={texts.counted({ count: countText(total) })}
      id="followed-companies"
      link={companies.length > 0 ? { to: '/companies', words: texts.find } : undefined}
    >
      {silent && companies.length > 0 ? (
        <div className="mb-4">
          <TurnedOff texts={texts} on={{ company_job: { inAvsar: true } }} />
        </div>
      ) : null}
      {companies.length > 0 ? (
        <ul className="border-t border-line">
          {companies.map((company) => (
            <CompanyRow
              key={company._id}
              company={{ ...company, trades: company.trades.map((trade) => labelOf(industryTexts, trade)) }}
              action={
                <Button
                  size="s"
                  aria-label={texts.unfollowOf({ company: company.name })}
                  onClick={() => unfollow(company)}
                >
                  {texts.unfollow}
                </Button>
              }
            />
          ))}
        </ul>
      ) : (
        <EmptyState
          card
          picture="companies"
          title={texts.empty}
          action={
            <ButtonLink variant="primary" to="/companies">
              {texts.find}
            </ButtonLink>
          }
        >
          {texts.emptyHelp}
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} to={(to) => ({ search: pageSearch(search, to) })} />
    </Section>
  );
}
