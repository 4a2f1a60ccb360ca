import { Link } from 'react-router';
import { Button } from '#web/office/kit/controls/button.tsx';
import { usePageLink } from '#web/office/shell/use-page-link.ts';

interface CloseDayLinkProps {
  readonly branchId: string;
}

/** Opens the close of the day of a branch. */
export function CloseDayLink({ branchId }: CloseDayLinkProps) {
  const { to, label } = usePageLink()('cashDay', branchId);
  return (
    <Button as={Link} to={to} variant="default">
      {label}
    </Button>
  );
}
