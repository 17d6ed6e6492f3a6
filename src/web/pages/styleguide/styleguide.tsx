import ArrowRight from 'lucide-react/icons/arrow-right';
import Bookmark from 'lucide-react/icons/bookmark';
import Pencil from 'lucide-react/icons/pencil';
import Search from 'lucide-react/icons/search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash2 from 'lucide-react/icons/trash';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { useState } from 'react';
import {
  ACCOUNT_STATUSES,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  INTERVIEW_STATUSES,
  JOB_STATUSES,
  OFFER_STATUSES,
} from '#contract/vocabularies.ts';
import { Avatar, CompanyMark } from '#web/components/avatar.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Bullets, Card, DateCard, Facts, Stats } from '#web/components/card.tsx';
import { ChipList, Chips, FilterChip } from '#web/components/chips.tsx';
import { DevanagariName } from '#web/components/devanagari-name.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { HeroArt } from '#web/components/hero-art.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Logo } from '#web/components/logo.tsx';
import { Mark } from '#web/components/mark.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Picture, type PictureName } from '#web/components/picture.tsx';
import { Section } from '#web/components/section.tsx';
import { JobCardSkeleton, Skeleton, TableSkeleton } from '#web/components/skeleton.tsx';
import { StatusBadge, StatusSelect } from '#web/components/status-badge.tsx';
import { Meter, Steps } from '#web/components/steps.tsx';
import { Cell, HeadCell, IdentityCell, Row, SortHeader, Table } from '#web/components/table.tsx';
import { SegmentLinks, Tabs } from '#web/components/tabs.tsx';
import { ToastProvider } from '#web/components/toasts.tsx';
import { FieldSamples } from '#web/pages/styleguide/field-samples.tsx';
import { OverlaySamples } from '#web/pages/styleguide/overlay-samples.tsx';
import { ShellSample } from '#web/pages/styleguide/shell-sample.tsx';
import '#web/styles/signed-in.css';
import '#web/styles/staff.css';

const areas = ['candidate', 'recruiter', 'admin'] as const;
const slides: ReadonlyArray<{ name: PictureName; title: string; area: 'candidate' | 'recruiter' }> = [
  { name: 'jobs', title: 'Jobs', area: 'candidate' },
  { name: 'companies', title: 'Companies', area: 'candidate' },
  { name: 'internship', title: 'Internship', area: 'candidate' },
  { name: 'mentorship', title: 'Mentorship', area: 'recruiter' },
  { name: 'colleges', title: 'Colleges', area: 'recruiter' },
  { name: 'students', title: 'College Students', area: 'recruiter' },
];
const people = [
  'Ishita Deshpande',
  'Farhan Qureshi',
  'Meenakshi Sundaram',
  'Joseph Kurien',
  'Tenzin Wangmo',
  'Sana Shaikh',
];
const companies = [
  'Nilgiri Systems',
  'Kaveri Health',
  'Anjani Finance',
  'Dhruv Analytics',
  'Chinar Logistics',
  'Mogra Home',
];

/** Every component in every state, for developers. Development only. */
export default function Styleguide() {
  return (
    <ToastProvider>
      <div className="bar-top" />
      <main className="page stack gap-10 py-8" data-area="candidate">
        <header className="row between wrap">
          <div className="stack stack-s">
            <h1>Components</h1>
            <p className="soft">Each recipe in each state. Names are those of language.md.</p>
          </div>
          <div className="row wrap gap-6">
            {areas.map((area) => (
              <span key={area} data-area={area} className="logo">
                <Logo />
              </span>
            ))}
            <Mark size={48} />
            <span className="entry">
              <DevanagariName />
            </span>
          </div>
        </header>
        <ButtonSamples />
        <FieldSamples />
        <BadgeSamples />
        <LineSamples />
        <NoticeSamples />
        <OverlaySamples />
        <TableSamples />
        <CardSamples />
        <Section title="Faces and company marks" look="h3">
          <div className="row wrap">
            {people.map((name) => (
              <Avatar key={name} name={name} />
            ))}
            {companies.map((name) => (
              <CompanyMark key={name} name={name} />
            ))}
            <Avatar name="Small" size="s" />
            <Avatar name="Large One" size="l" />
            <CompanyMark name="Broken Picture" src="/no-such-picture.png" size="xl" />
          </div>
        </Section>
        <Section title="Pictures: line, arch, disc" look="h3">
          <div className="grid grid-3">
            {slides.map(({ name, title, area }) => (
              <div key={name} className="slide" data-area={area}>
                <Picture name={name} on="accent" />
                <b>{title}</b>
              </div>
            ))}
            <HeroArt label="A row of doorways. One is lit and someone is walking in." />
            {(['jobs', 'mentorship'] as const).map((name) => (
              <Card key={name}>
                <Picture name={name} />
              </Card>
            ))}
          </div>
        </Section>
        <ShellSample />
      </main>
    </ToastProvider>
  );
}

function ButtonSamples() {
  return (
    <Section title="Button" look="h3">
      <div className="stack">
        {areas.map((area) => (
          <div key={area} data-area={area} className="row wrap">
            <span className="small muted w-[84px]">{area}</span>
            <Button variant="primary">Default</Button>
            <Button variant="primary" className="is-hover">
              Hover
            </Button>
            <Button variant="primary" className="is-press">
              Pressed
            </Button>
            <Button variant="primary" className="is-focus">
              Focus
            </Button>
            <Button variant="primary" busy busyLabel="Saving...">
              Save changes
            </Button>
            <Button variant="primary" disabled>
              Disabled
            </Button>
          </div>
        ))}
        {(['plain', 'quiet', 'ink', 'danger', 'danger-solid'] as const).map((variant) => (
          <div key={variant} className="row wrap">
            <span className="small muted w-[84px]">{variant}</span>
            <Button variant={variant}>Default</Button>
            <Button variant={variant} icon={Trash2}>
              With icon
            </Button>
            <Button variant={variant} size="m">
              40 px
            </Button>
            <Button variant={variant} size="s">
              32 px
            </Button>
            <Button variant={variant} iconOnly icon={Pencil}>
              Edit
            </Button>
            <Button variant={variant} size="s" iconOnly icon={Pencil}>
              Edit
            </Button>
            <Button variant={variant} busy busyLabel="Saving...">
              Save changes
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </div>
        ))}
        <div className="row wrap">
          <ButtonLink to="/styleguide" variant="plain" icon={Search}>
            A link
          </ButtonLink>
          <a className="link" href="/styleguide">
            A link in words
          </a>
          <a className="link-arrow" href="/styleguide">
            View All Jobs <Icon as={ArrowRight} size="s" />
          </a>
        </div>
      </div>
    </Section>
  );
}

function BadgeSamples() {
  const [status, setStatus] = useState<ApplicationStatus>('pending');
  const rows = [
    { name: 'Application', statuses: APPLICATION_STATUSES },
    { name: 'Interview', statuses: INTERVIEW_STATUSES },
    { name: 'Offer', statuses: OFFER_STATUSES },
    { name: 'Account', statuses: ACCOUNT_STATUSES },
    { name: 'Job', statuses: JOB_STATUSES },
  ];
  return (
    <Section title="Badge per status" look="h3">
      <div className="stack">
        {rows.map(({ name, statuses }) => (
          <div key={name} className="row wrap">
            <span className="small muted w-[84px]">{name}</span>
            {statuses.map((each) => (
              <StatusBadge key={each} status={each} />
            ))}
          </div>
        ))}
        <div className="row wrap">
          <span className="small muted w-[84px]">Selector</span>
          <StatusSelect status={status} options={APPLICATION_STATUSES} onSelect={setStatus} of="Tenzin Wangmo" />
          <Badge>Plain</Badge>
        </div>
        <div className="row wrap">
          <span className="small muted w-[84px]">Chip</span>
          <ChipList items={['SQL', 'Python', 'Power BI']} />
          <FilterChip to="/styleguide">Pune</FilterChip>
          <div className="w-[220px]">
            <Chips items={['Critical care', 'Basic life support', 'Tamil', 'Hindi']} />
          </div>
        </div>
      </div>
    </Section>
  );
}

function LineSamples() {
  const tabs = [
    { to: '?tab=basics', label: 'Profile Basics', current: true },
    { to: '?tab=education', label: 'Education', current: false },
    { to: '?tab=projects', label: 'Projects', current: false, count: 2 },
    { to: '?tab=certificates', label: 'Certificates', current: false },
  ];
  const [paused, setPaused] = useState(false);
  return (
    <Section
      title="Tabs, steps, meter, pages"
      look="h3"
      link={{ to: '/styleguide', words: 'One link >' }}
      pause={{ paused, onToggle: () => setPaused(!paused), what: 'Latest Jobs' }}
    >
      <div className="grid grid-2 gap-8">
        <div className="stack">
          <Tabs tabs={tabs} label="Sections" />
          <div>
            <SegmentLinks
              label="View"
              tabs={[
                { to: '?view=table', label: 'Table', current: true },
                { to: '?view=board', label: 'Board', current: false },
              ]}
            />
          </div>
          <Meter done={5} />
        </div>
        <div className="stack stack-l">
          <Steps
            steps={[
              { label: 'Applied', note: '16 Nov 2026', state: 'done' },
              { label: 'Accepted', note: '18 Nov 2026', state: 'done' },
              { label: 'Interview', note: 'Tue 24 Nov', state: 'now' },
              { label: 'Offer', note: 'Not yet', state: 'todo' },
            ]}
          />
          <Steps
            steps={[
              { label: 'Applied', note: '16 Nov 2026', state: 'done' },
              { label: 'Rejected', note: '18 Nov 2026', state: 'refused' },
            ]}
          />
        </div>
      </div>
      <Pagination page={1} pages={15} to={(page) => `?page=${page}`} />
    </Section>
  );
}

function NoticeSamples() {
  return (
    <Section title="Notice" look="h3">
      <div className="grid grid-2">
        <Notice tone="green" title="Application Submitted!">
          Your application for Product Designer at Nilgiri Systems was submitted successfully.
        </Notice>
        <Notice tone="red" title="Submission failed. Please try again.">
          We kept everything you typed.
        </Notice>
        <Notice tone="amber" icon={ShieldCheck} title="Avsar never asks for money.">
          If somebody does, <a href="/styleguide">report this job</a>.
        </Notice>
        <Notice tone="accent" icon={WandSparkles} title="Filled in from your profile." onClose={() => undefined}>
          Check it, then send.
        </Notice>
        <Notice title="Plain.">It only tells.</Notice>
      </div>
    </Section>
  );
}

function TableSamples() {
  const [status, setStatus] = useState<ApplicationStatus>('accepted');
  return (
    <Section title="Table" look="h3">
      <Stats
        stats={[
          { label: 'Total', value: '218' },
          { label: 'Pending', value: '143' },
          { label: 'Accepted', value: '31', note: 'this week' },
          { label: 'Interview scheduled', value: '12' },
        ]}
      />
      <div className="pt-5">
        <Table
          caption="Applications"
          head={
            <>
              <SortHeader to="?sort=name">Candidate</SortHeader>
              <HeadCell>Job</HeadCell>
              <SortHeader to="?sort=-applied" sort="descending">
                Applied
              </SortHeader>
              <HeadCell>Status</HeadCell>
              <HeadCell figure>Expects</HeadCell>
              <HeadCell hidden>Actions</HeadCell>
            </>
          }
        >
          {people.slice(0, 4).map((name, index) => (
            <Row key={name} selected={index === 1}>
              <Cell kind="title">
                <IdentityCell face={<Avatar name={name} size="s" />} name={name} sub="2 Years" />
              </Cell>
              <Cell label="Job">
                Product Designer <span className="sub num">JOB1024</span>
              </Cell>
              <Cell label="Applied" className="num">
                19 Nov 2026
              </Cell>
              <Cell kind="status">
                {index === 0 ? (
                  <StatusBadge status="withdrawn" />
                ) : (
                  <StatusSelect status={status} options={APPLICATION_STATUSES} onSelect={setStatus} of={name} />
                )}
              </Cell>
              <Cell label="Expects" figure>
                ₹12,50,000
              </Cell>
              <Cell kind="actions">
                <Button variant="quiet" size="s" iconOnly icon={Pencil}>
                  Edit
                </Button>
              </Cell>
            </Row>
          ))}
        </Table>
      </div>
    </Section>
  );
}

function CardSamples() {
  return (
    <Section title="Card, skeleton, empty" look="h3">
      <div className="grid grid-3">
        <article className="card job is-hover">
          <div className="top">
            <CompanyMark name="Dhruv Analytics" />
            <div>
              <h3>
                <a href="/styleguide">Data Analyst</a>
              </h3>
              <p className="company">
                Dhruv Analytics
                <br />
                Pune · Hybrid
              </p>
            </div>
            <Button variant="quiet" iconOnly icon={Bookmark} className="save on" aria-pressed="true">
              Save Data Analyst
            </Button>
          </div>
          <Facts
            look="pay"
            facts={[
              { label: 'Salary', value: '₹5–7.5 LPA' },
              { label: 'Experience', value: '0–2 Years' },
            ]}
          />
          <Chips items={['SQL', 'Python', 'Power BI', 'Tableau']} />
          <div className="foot">
            <span className="when">1 day ago</span>
            <ButtonLink to="/styleguide" size="s">
              Apply
            </ButtonLink>
          </div>
        </article>
        <Skeleton>
          <JobCardSkeleton />
        </Skeleton>
        <EmptyState
          card
          title="No jobs applied yet."
          action={
            <ButtonLink to="/styleguide" variant="primary" size="m">
              View All Jobs
            </ButtonLink>
          }
        >
          Your profile is ready. The first application takes about three minutes.
        </EmptyState>
        <Card className="stack">
          <DateCard weekday="Tue" day={24} month="Nov" />
          <Facts
            facts={[
              { label: 'Job type', value: 'Full-time' },
              { label: 'Apply between', value: '16 Nov – 05 Dec 2026' },
            ]}
          />
        </Card>
        <Card>
          <Bullets items={['Run discovery with claims desks in hospitals.', 'Keep the design system small.']} />
        </Card>
        <Skeleton>
          <TableSkeleton rows={3} />
        </Skeleton>
      </div>
    </Section>
  );
}
