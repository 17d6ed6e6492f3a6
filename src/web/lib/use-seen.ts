import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has ever come into view; `margin`, such as `600px`, counts elements that near as well. */
export function useSeen(element: RefObject<HTMLElement | null>, margin = '0px'): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen, element, margin]);
  return seen;
}
