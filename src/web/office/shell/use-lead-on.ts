import { useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useLocation, useNavigate, useNavigation } from 'react-router';
import { isLeaving } from '#web/office/kit/form/engine/unsaved-forms.ts';

/** Goes to another page once the server has answered, unless the user has left the page meanwhile or is leaving it. */
export function useLeadOn(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isHere = useRef(false);
  const isStaying = (next?.pathname ?? pathname) === pathname;
  useEffect(() => {
    isHere.current = isStaying;
    return () => {
      isHere.current = false;
    };
  }, [isStaying]);
  return (to, options) => {
    if (isHere.current && !isLeaving()) void navigate(to, options);
  };
}
