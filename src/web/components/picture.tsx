import { classNames } from '#web/components/class-names.ts';

/** An arch: its left foot at x, springing at y with radius r, resting on `base`. */
export function Arch({ x, y, r, base = 212, look }: { x: number; y: number; r: number; base?: number; look: string }) {
  return <path className={look} d={`M${x} ${base}V${y}a${r} ${r} 0 0 1 ${2 * r} 0V${base}z`} />;
}

/** The content between the line above and the ground below, in three looks: ink, mid, lit. */
const scenes = {
  jobs: (
    <>
      <Arch look="mid" x={8} y={93} r={31} />
      <Arch look="mid" x={86} y={93} r={31} />
      <Arch look="lit" x={164} y={67} r={31} />
      <Arch look="mid" x={242} y={93} r={31} />
      <circle className="ink" cx="193" cy="169.88" r="7.8" />
      <Arch look="ink" x={180} y={195.1} r={13} />
    </>
  ),
  companies: (
    <>
      <rect className="mid" x="10" y="58" width="84" height="154" />
      <rect className="lit" x="106" y="32" width="108" height="180" />
      <rect className="mid" x="226" y="84" width="84" height="128" />
      <Arch look="ink" x={120} y={60} r={10} base={76} />
      <Arch look="ink" x={150} y={60} r={10} base={76} />
      <Arch look="ink" x={180} y={60} r={10} base={76} />
      <Arch look="ink" x={120} y={100} r={10} base={116} />
      <Arch look="ink" x={150} y={100} r={10} base={116} />
      <Arch look="ink" x={180} y={100} r={10} base={116} />
      <Arch look="ink" x={120} y={140} r={10} base={156} />
      <Arch look="ink" x={150} y={140} r={10} base={156} />
      <Arch look="ink" x={180} y={140} r={10} base={156} />
      <Arch look="lit" x={24} y={83} r={11} base={100} />
      <Arch look="lit" x={56} y={83} r={11} base={100} />
      <Arch look="lit" x={24} y={127} r={11} base={144} />
      <Arch look="lit" x={56} y={127} r={11} base={144} />
      <Arch look="lit" x={240} y={111} r={11} base={128} />
      <Arch look="lit" x={272} y={111} r={11} base={128} />
      <Arch look="ink" x={146} y={186} r={14} />
      <Arch look="ink" x={40} y={190} r={12} />
      <Arch look="ink" x={256} y={184} r={12} />
    </>
  ),
  internship: (
    <>
      <rect className="mid" x="14" y="172" width="70" height="40" />
      <rect className="mid" x="84" y="136" width="70" height="76" />
      <rect className="mid" x="154" y="100" width="70" height="112" />
      <rect className="mid" x="224" y="64" width="84" height="148" />
      <Arch look="lit" x={240} y={110} r={26} />
      <circle className="ink" cx="118" cy="87.4" r="9" />
      <Arch look="ink" x={103} y={116.5} r={15} base={136} />
    </>
  ),
  mentorship: (
    <>
      <Arch look="mid" x={24} y={109} r={75} />
      <Arch look="lit" x={178} y={132} r={56} />
      <circle className="ink" cx="99" cy="105.08" r="19.8" />
      <Arch look="ink" x={66} y={169.1} r={33} />
      <circle className="ink" cx="234" cy="137.48" r="13.8" />
      <Arch look="ink" x={211} y={182.1} r={23} />
    </>
  ),
  colleges: (
    <>
      <path className="lit" d="M24 86 160 34l136 52z" />
      <rect className="ink" x="24" y="86" width="272" height="12" />
      <Arch look="mid" x={34} y={136} r={20} base={200} />
      <Arch look="mid" x={86} y={136} r={20} base={200} />
      <Arch look="ink" x={138} y={136} r={20} base={200} />
      <Arch look="mid" x={190} y={136} r={20} base={200} />
      <Arch look="mid" x={242} y={136} r={20} base={200} />
      <rect className="lit" x="14" y="200" width="292" height="12" />
      <circle className="ink" cx="160" cy="66" r="9" />
    </>
  ),
  students: (
    <>
      <circle className="ink" cx="28" cy="147.2" r="12" />
      <Arch look="ink" x={8} y={186} r={20} />
      <circle className="lit" cx="84" cy="127.76" r="15.6" />
      <Arch look="mid" x={58} y={178.2} r={26} />
      <circle className="ink" cx="155" cy="111.56" r="18.6" />
      <Arch look="ink" x={124} y={171.7} r={31} />
      <circle className="lit" cx="226" cy="134.24" r="14.4" />
      <Arch look="mid" x={202} y={180.8} r={24} />
      <circle className="ink" cx="287" cy="143.96" r="12.6" />
      <Arch look="ink" x={266} y={184.7} r={21} />
      <path className="lit" d="m155 92 32 13-32 13-32-13z" />
    </>
  ),
};

export type PictureName = keyof typeof scenes;

/**
 * A picture of a line, an arch and a disc. On paper it takes the area's accent; on a slide in the accent colour it is
 * drawn in ink and white. Decorative: the text next to it carries the meaning.
 */
export function Picture({
  name,
  on = 'paper',
  className,
}: {
  name: PictureName;
  on?: 'paper' | 'accent';
  className?: string;
}) {
  return (
    <svg className={classNames('pic', on === 'accent' && 'pic-on', className)} viewBox="0 0 320 220" aria-hidden="true">
      <rect className="ink" x="0" y="8" width="320" height="10" />
      {scenes[name]}
      <rect className="ink" x="0" y="212" width="320" height="4" />
    </svg>
  );
}
