import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import type { Fit } from '#contract/fit.ts';
import { componentTexts } from '#texts/components.ts';
import { ownFitTexts as texts } from '#texts/own-fit.ts';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { EmphasizedText } from '#web/components/emphasized-text.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Skeleton, SkeletonBlock } from '#web/components/skeleton.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { useApplied } from '#web/features/jobs/use-applied.ts';
import { FillProfile } from '#web/features/matching/fill-profile.tsx';
import { FitLine, skillsText } from '#web/features/matching/fit-line.tsx';
import { FitReasons } from '#web/features/matching/fit-reasons.tsx';
import type { HowYouFitProps } from '#web/features/matching/how-you-fit.tsx';
import { KnowThis } from '#web/features/matching/know-this.tsx';
import { useSectionAddress } from '#web/features/matching/use-section-address.ts';
import { messageOf } from '#web/lib/api-client.ts';
import { ANEW, queryClient, read } from '#web/lib/queries.ts';

/** Also used on public pages, which have no query client provider. */
export function OwnFit(props: HowYouFitProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Loaded {...props} />
    </QueryClientProvider>
  );
}

function Loaded({ job, now, level = 2, headed, open }: HowYouFitProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const applied = useApplied(job) !== undefined;
  const { data, error, isFetching, refetch } = useQuery({ ...read('ownFit', { params: { id: job._id } }), ...ANEW });
  return (
    <section className="stack" aria-labelledby={id}>
      <div className={classNames('row between wrap gap-x-4 gap-y-1', headed && 'headed')}>
        <Heading id={id} className={level === 2 ? 'h3' : 'title'}>
          {texts.title}
        </Heading>
        <span className="small muted">{applied ? texts.shared : texts.private}</span>
      </div>
      {data ? (
        data.body.fit ? (
          <Known fit={data.body.fit} now={now} open={open} />
        ) : (
          <FillProfile fill={data.body.fill}>{texts.empty}</FillProfile>
        )
      ) : error ? (
        <Notice
          tone="red"
          live="status"
          title={texts.failed}
          action={
            <Button size="m" busy={isFetching} onClick={() => void refetch()}>
              {componentTexts.retry}
            </Button>
          }
        >
          {messageOf(error)}
        </Notice>
      ) : (
        <Skeleton>
          <span className="visually-hidden">{texts.loading}</span>
          <SkeletonBlock className="h-6 w-[min(320px,90%)]" />
        </Skeleton>
      )}
    </section>
  );
}

/** The figure, with all reasons behind "Why". */
function Known({ fit, now, open }: { fit: Fit } & Pick<HowYouFitProps, 'now' | 'open'>) {
  const addressOf = useSectionAddress();
  const compared = fit.facts.filter(({ verdict }) => verdict === 'fits' || verdict === 'doesNotFit');
  const fitting = compared.filter(({ verdict }) => verdict === 'fits').length;
  const skills = skillsText(fit);
  return (
    <details className="fit-fold group/fold" open={open}>
      <summary>
        <FitLine fit={fit} wordless />
        <span>
          <EmphasizedText
            text={
              fit.asked === 0
                ? texts.noSkills
                : fit.near > 0
                  ? texts.withNear({ skills, near: texts.nearly({ count: fit.near }) })
                  : texts.skills({ skills })
            }
          />{' '}
          {compared.length > 0 ? <EmphasizedText text={texts.facts({ fit: fitting, asked: compared.length })} /> : null}
        </span>
        <span className="fit-more">
          {texts.why}
          <Icon as={ChevronDown} size="s" className="transition-[rotate] group-open/fold:rotate-180" />
        </span>
      </summary>
      <div className="stack pt-4">
        <FitReasons
          fit={fit}
          side="own"
          today={now}
          act={({ skill }) => <KnowThis skill={skill} look="link" />}
          addressOf={addressOf}
        />
        <p className="fit-foot">
          <span>{texts.never}</span>
          <TextLink to="/tips#how-fit">{texts.how}</TextLink>
        </p>
      </div>
    </details>
  );
}
