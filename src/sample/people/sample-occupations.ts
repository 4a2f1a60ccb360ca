import type { Gender } from '#domain/person/gender.ts';

/** An occupation, and the range of its monthly income in rupees. */
export interface SampleOccupation {
  readonly title: string;
  readonly incomeFrom: number;
  readonly incomeTo: number;
}

const earns = (title: string, incomeFrom: number, incomeTo: number): SampleOccupation => ({
  title,
  incomeFrom,
  incomeTo,
});

export const sampleOccupations: Readonly<Record<Exclude<Gender, 'other'>, readonly SampleOccupation[]>> = {
  male: [
    earns('Rickshaw driver', 38_000, 55_000),
    earns('Shopkeeper, general store', 60_000, 140_000),
    earns('Fruit and vegetable seller', 40_000, 65_000),
    earns('Tailor', 45_000, 80_000),
    earns('Electrician', 50_000, 90_000),
    earns('Mason', 45_000, 70_000),
    earns('Motorcycle mechanic', 45_000, 75_000),
    earns('Citrus farm worker', 37_000, 45_000),
    earns('Factory worker', 37_000, 50_000),
    earns('School teacher', 45_000, 85_000),
    earns('Government clerk', 55_000, 90_000),
    earns('Security guard', 37_000, 42_000),
    earns('Milk seller', 60_000, 120_000),
    earns('Barber', 40_000, 60_000),
    earns('Power loom operator', 42_000, 60_000),
    earns('Delivery rider', 45_000, 70_000),
  ],
  female: [
    earns('Tailor, at home', 25_000, 50_000),
    earns('School teacher', 30_000, 70_000),
    earns('Beauty parlour owner', 45_000, 110_000),
    earns('Lady health worker', 45_000, 55_000),
    earns('Domestic worker', 22_000, 35_000),
    earns('Housewife', 0, 20_000),
    earns('Embroidery worker', 20_000, 40_000),
    earns('Nurse', 60_000, 95_000),
    earns('Tuition centre owner', 35_000, 80_000),
    earns('Cloth seller, at home', 30_000, 60_000),
  ],
};
