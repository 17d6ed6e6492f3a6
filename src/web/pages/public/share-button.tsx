import Share2 from 'lucide-react/icons/share-2';
import { pathIn } from '#contract/languages.ts';
import { jobPageTexts as texts } from '#texts/job-page.ts';
import { languageTexts } from '#texts/language.ts';
import { Button } from '#web/components/button.tsx';
import { useToast } from '#web/components/toasts.tsx';

interface ShareButtonProps {
  title: string;
  /** The English path of what is shared, which is handed out in the language of this page. */
  path: string;
  publicUrl: string;
  block?: boolean;
}

/** The native share sheet if available, otherwise copies the link. */
export function ShareButton({ title, path, publicUrl, block }: ShareButtonProps) {
  const toast = useToast();
  const url = new URL(pathIn(languageTexts.code, path), publicUrl).href;
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast.done(texts.linkCopied);
      }
    } catch (error) {
      // Dismissing the share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(texts.copyFailed);
    }
  };
  return (
    <Button icon={Share2} block={block} className="noscript:hidden" onClick={share}>
      {texts.share}
    </Button>
  );
}
