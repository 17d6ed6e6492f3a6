import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { applyTexts as texts } from '#texts/candidate.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Picture } from '#web/components/picture.tsx';
import type { Job } from '#web/jobs/job.ts';
import { ApplyFrame } from '#web/pages/candidate/apply/apply-frame.tsx';
import { viewPath } from '#web/pages/candidate/views.ts';

/** The specification's delay. */
const REDIRECT_MS = 2000;

/** It has arrived; the dashboard follows by itself. */
export function ApplicationSubmitted({ job }: { job: Job }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => navigate(viewPath('home'), { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <ApplyFrame back={{ to: viewPath('home'), label: texts.toDashboard }}>
      <div className="headed" role="status">
        <div className="stack pt-6">
          <Picture name="jobs" className="w-40" />
          <h1 ref={heading} tabIndex={-1} className="outline-none!">
            {texts.done}
          </h1>
          <p className="lead break-words">{texts.doneText({ title: job.title, company: job.companyName })}</p>
          <div>
            <ButtonLink variant="primary" to={viewPath('home')} replace>
              {texts.toDashboard}
            </ButtonLink>
          </div>
        </div>
      </div>
    </ApplyFrame>
  );
}
