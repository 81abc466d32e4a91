// The page that the flyer is compared with: the frame with a query, an infinite query, an icon and the
// formatting of tax ids.
import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { cnpj, cpf } from 'cpf-cnpj-validator';
import { showHello } from './hello-frame.tsx';

function Data() {
  const { data } = useQuery({
    queryKey: ['shop'],
    queryFn: async () => [cpf.format('52998224725'), cnpj.format('11222333000181')],
  });
  const { data: pages } = useInfiniteQuery({
    queryKey: ['offers'],
    queryFn: async () => 'Olá',
    initialPageParam: '',
    getNextPageParam: () => undefined,
  });
  if (!data || !pages) return <Skeleton height={40} />;
  return (
    <p>
      <IconBrandWhatsapp />
      {data}
      {pages.pages}
    </p>
  );
}

await showHello(<Data />);
