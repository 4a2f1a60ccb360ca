import type { ComponentType } from 'react';
import type { PaymentMethod } from '#domain/lending/ledger/bookkeeping.ts';
import { Icon, type IconProps } from '#web/ui/icon.tsx';

function CashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="6.5" y="9" width="14" height="9" rx="1.6" />
      <path d="M3.5 14.5V7.6A1.6 1.6 0 0 1 5.1 6h11.4" />
      <circle cx="13.5" cy="13.5" r="1.9" />
    </Icon>
  );
}

function WalletIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="7" y="3.5" width="10" height="17" rx="2" />
      <path d="M10.8 17.6h2.4" />
    </Icon>
  );
}

function RaastIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13 3.5L5.5 13.5H11l-1 7 7.5-10H12z" />
    </Icon>
  );
}

function BankIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9.5l8-5 8 5zM6 12v5.5M10 12v5.5M14 12v5.5M18 12v5.5M4 20h16" />
    </Icon>
  );
}

function ChequeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="6.5" width="17" height="11" rx="1.8" />
      <path d="M6.5 10h5M6.5 14h3M13 14.4c1-1.6 1.8-1.6 2.2-.6s1 1 2.3-.2" />
    </Icon>
  );
}

/** Each payment method has its own icon; a mobile wallet is a phone. */
export const methodIcons: Readonly<Record<PaymentMethod, ComponentType<IconProps>>> = {
  cash: CashIcon,
  bank: BankIcon,
  jazzcash: WalletIcon,
  easypaisa: WalletIcon,
  raast: RaastIcon,
  cheque: ChequeIcon,
};
